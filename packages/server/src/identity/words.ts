import type { Language } from '@chronik/kernel'
import { LIMITS } from '@chronik/protocol'
import type { IdentityRefusal } from './refuse.ts'

/** What is refused about names and accounts, in words. */
export const IDENTITY_WORDS: {
  readonly [language in Language]: { readonly [code in IdentityRefusal]: string }
} = {
  en: {
    'account-needed': 'Only an account has recovery codes. Add a password or a passkey first.',
    banned:
      'Whoever runs this server does not let you in, for a while or for good. Ask them if you do not know why.',
    'body-invalid': 'The server did not understand this.',
    busy: 'Many people are signing in just now. Please try again in a moment.',
    'email-invalid': 'This is not an e-mail address.',
    'email-taken': 'There is an account with this e-mail address already. Sign in instead.',
    'last-way-in': 'This passkey is the only way into your account. Add another way first.',
    'name-mixed': 'Please take all letters from one alphabet.',
    'name-reserved': 'This name is reserved. Please choose another one.',
    'name-strange': 'A name has letters, digits, spaces, hyphens, dots and apostrophes.',
    'name-too-long': 'A name has at most 24 characters.',
    'name-too-short': 'A name has at least 2 characters.',
    'no-mail': 'This server sends no e-mail. Use a recovery code, or ask who runs it.',
    'passkey-failed': 'This passkey could not be checked. Please try again.',
    'password-long': `A password has at most ${LIMITS.password} characters.`,
    'password-short': `A password has at least ${LIMITS.passwordLeast} characters.`,
    'password-there': 'Your account has a password already.',
    'password-wrong': 'This is not your password.',
    'recovery-wrong': 'This recovery code is not valid, or it has been used.',
    'sign-in': 'Choose a name or sign in first.',
    'sign-in-again': 'You signed in a while ago. Please sign in again for this.',
    'sign-in-wrong': 'E-mail address or password is wrong.',
    'too-many-tries': 'Too many tries. Please wait a while.',
  },
  de: {
    'account-needed':
      'Notfall-Codes gibt es nur für Konten. Lege zuerst ein Passwort oder einen Passkey fest.',
    banned:
      'Wer diesen Server betreibt, lässt dich eine Zeit lang oder gar nicht mehr herein. Frag dort nach, wenn du nicht weißt, warum.',
    'body-invalid': 'Das hat der Server nicht verstanden.',
    busy: 'Gerade melden sich viele an. Versuche es gleich noch einmal.',
    'email-invalid': 'Das ist keine E-Mail-Adresse.',
    'email-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
    'last-way-in': 'Nur mit diesem Passkey kommst du in dein Konto. Richte zuerst einen zweiten Weg ein.',
    'name-mixed': 'Bitte nimm alle Buchstaben aus einem Alphabet.',
    'name-reserved': 'Dieser Name ist reserviert. Bitte wähle einen anderen.',
    'name-strange':
      'Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen, Bindestrichen, Punkten und Apostrophen.',
    'name-too-long': 'Ein Name hat höchstens 24 Zeichen.',
    'name-too-short': 'Ein Name hat mindestens 2 Zeichen.',
    'no-mail':
      'Dieser Server verschickt keine E-Mails. Nimm einen Notfall-Code oder frage, wer ihn betreibt.',
    'passkey-failed': 'Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.',
    'password-long': `Ein Passwort hat höchstens ${LIMITS.password} Zeichen.`,
    'password-short': `Ein Passwort hat mindestens ${LIMITS.passwordLeast} Zeichen.`,
    'password-there': 'Dein Konto hat schon ein Passwort.',
    'password-wrong': 'Das ist nicht dein Passwort.',
    'recovery-wrong': 'Dieser Notfall-Code gilt nicht oder wurde schon benutzt.',
    'sign-in': 'Wähle zuerst einen Namen oder melde dich an.',
    'sign-in-again': 'Deine Anmeldung liegt eine Weile zurück. Melde dich dafür bitte neu an.',
    'sign-in-wrong': 'E-Mail-Adresse oder Passwort stimmt nicht.',
    'too-many-tries': 'Zu viele Versuche. Bitte warte eine Weile.',
  },
  nl: {
    'account-needed': 'Alleen een account heeft noodcodes. Stel eerst een wachtwoord of een passkey in.',
    banned:
      'Wie deze server beheert, laat je een tijd of voorgoed niet binnen. Vraag het daar als je niet weet waarom.',
    'body-invalid': 'De server heeft dit niet begrepen.',
    busy: 'Er melden zich nu veel mensen aan. Probeer het zo meteen nog eens.',
    'email-invalid': 'Dit is geen e-mailadres.',
    'email-taken': 'Er is al een account met dit e-mailadres. Meld je daarmee aan.',
    'last-way-in': 'Alleen met deze passkey kom je in je account. Stel eerst een andere manier in.',
    'name-mixed': 'Neem alle letters uit één alfabet.',
    'name-reserved': 'Deze naam is gereserveerd. Kies een andere.',
    'name-strange': 'Een naam bestaat uit letters, cijfers, spaties, streepjes, punten en apostroffen.',
    'name-too-long': 'Een naam heeft hoogstens 24 tekens.',
    'name-too-short': 'Een naam heeft minstens 2 tekens.',
    'no-mail': 'Deze server verstuurt geen e-mail. Gebruik een noodcode of vraag het aan wie hem beheert.',
    'passkey-failed': 'Deze passkey kon niet worden gecontroleerd. Probeer het nog eens.',
    'password-long': `Een wachtwoord heeft hoogstens ${LIMITS.password} tekens.`,
    'password-short': `Een wachtwoord heeft minstens ${LIMITS.passwordLeast} tekens.`,
    'password-there': 'Je account heeft al een wachtwoord.',
    'password-wrong': 'Dit is niet je wachtwoord.',
    'recovery-wrong': 'Deze noodcode is niet geldig of al gebruikt.',
    'sign-in': 'Kies eerst een naam of meld je aan.',
    'sign-in-again': 'Je hebt je een tijd geleden aangemeld. Meld je hiervoor opnieuw aan.',
    'sign-in-wrong': 'E-mailadres of wachtwoord klopt niet.',
    'too-many-tries': 'Te veel pogingen. Wacht even.',
  },
}
