import type { Translated } from '@chronik/kernel'

/** Why a match cannot be played on here, in words. */
export const PLAY_WORDS: Translated = {
  en: {
    'rules-version':
      'This match is played by version {rules} of the rules, which this server does not have. It cannot go on here.',
    diverged: 'What was kept of this match does not fit its rules (at step {seq}). It cannot go on.',
  },
  de: {
    'rules-version':
      'Diese Partie folgt Version {rules} der Regeln, die dieser Server nicht hat. Sie kann hier nicht weitergehen.',
    diverged:
      'Was von dieser Partie aufbewahrt ist, passt nicht zu ihren Regeln (bei Schritt {seq}). Sie kann nicht weitergehen.',
  },
  nl: {
    'rules-version':
      'Deze partij volgt versie {rules} van de regels, die deze server niet heeft. Ze kan hier niet verdergaan.',
    diverged:
      'Wat van deze partij bewaard is, past niet bij haar regels (bij stap {seq}). Ze kan niet verdergaan.',
  },
}
