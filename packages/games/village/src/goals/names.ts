import type { Names } from '@chronik/kernel'

/** What the life goals are called. */
export const goalNames: Names = {
  silver: ['silbern', 'silver', 'zilver'],
  golden: ['golden', 'golden', 'goud'],
  'goal-aristocrat': ['Aristokrat', 'Aristocrat', 'aristocraat'],
  'goal-writer': ['Schriftsteller', 'Writer', 'auteur'],
  'goal-knight': ['Ritter', 'Knight', 'ridder'],
  'goal-farmer': ['Landwirt', 'Farmer', 'landbouwer'],
  'goal-brewer': ['Brauer', 'Brewer', 'brouwer'],
  'goal-smith': ['Schmied', 'Smith', 'smid'],
  'goal-collector': ['Sammler', 'Collector', 'verzamelaar'],
  'goal-patron': ['Gönner', 'Patron', 'beschermheer'],
  'goal-saint': ['Heiliger', 'Saint', 'heilige'],
  'goal-councillor': ['Ratsherr', 'Councillor', 'raadsheer'],
  'goal-patriarch': ['Patriarch', 'Patriarch', 'patriarch'],
  'goal-globetrotter': ['Weltenbummler', 'Globetrotter', 'globetrotter'],
  'goal-seafarer': ['Seefahrer', 'Seafarer', 'zeevaarder'],
  'goal-acolyte': ['Akolyth', 'Acolyte', 'acoliet'],
  'goal-merchant': ['Kaufmann', 'Merchant', 'koopman'],
  'goal-historian': ['Historiker', 'Historian', 'historicus'],
  'goal-master': ['Meister', 'Master craftsman', 'meester'],
}
