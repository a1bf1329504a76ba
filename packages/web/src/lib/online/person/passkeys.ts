import type { Refused } from '@chronik/protocol'
import { server } from '../asking.ts'
import { person } from './person.svelte.ts'

/** Whether this browser can keep keys, and this page may ask for them. */
export function canUsePasskeys(): boolean {
  return (
    globalThis.isSecureContext &&
    typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
  )
}

/** Whoever closes the window of the browser has simply changed their mind. */
const GIVEN_UP: Refused = { code: 'given-up', words: '' }

/** Makes a key on this device; a guest is an account then. */
export async function makePasskey(): Promise<Refused | null> {
  const options = await server.get<PublicKeyCredentialCreationOptionsJSON>(
    '/auth/passkey/generate-register-options',
  )
  if (!options.ok) return options.refused
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
    const made = await navigator.credentials.create({ publicKey })
    if (!(made instanceof PublicKeyCredential)) return GIVEN_UP
    return person.post('passkey/verify-registration', { response: made.toJSON() })
  } catch {
    return GIVEN_UP
  }
}

/** Signs in with a key of this device; a guest takes everything along. */
export async function signInByPasskey(): Promise<Refused | null> {
  const options = await server.get<PublicKeyCredentialRequestOptionsJSON>(
    '/auth/passkey/generate-authenticate-options',
  )
  if (!options.ok) return options.refused
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
    const found = await navigator.credentials.get({ publicKey })
    if (!(found instanceof PublicKeyCredential)) return GIVEN_UP
    return person.post('passkey/verify-authentication', { response: found.toJSON() })
  } catch {
    return GIVEN_UP
  }
}
