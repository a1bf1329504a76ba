import { PERSONS } from './vocabulary.ts'

const FOR_CASTLES = ['person-count', 'person-traveller', 'person-messenger', 'person-tollkeeper']
const OF_THE_PORT = ['person-admiral', 'person-helmsman', 'person-quartermaster', 'person-cartographer']
const OF_MARRIAGE = ['person-baker', 'person-toolmaker', 'person-matchmaker']

// VX-104, VX-106: the Port takes out the persons of the castles and brings its own; Marriage adds three.
export function personsInPlay(modules: readonly string[]): number[] {
  const port = modules.includes('port')
  const out = [...(port ? FOR_CASTLES : OF_THE_PORT), ...(modules.includes('marriage') ? [] : OF_MARRIAGE)]
  return PERSONS.list.flatMap((name, person) => (out.includes(name) ? [] : [person]))
}
