import type { Refused } from '@chronik/protocol'
import { m } from '../../words/messages.js'
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

/** Why the browser has made or found no key. */
function whyNot(error: unknown): Refused {
  switch (error instanceof DOMException ? error.name : '') {
    case 'InvalidStateError':
      return { code: 'passkey-there', words: m.online_passkey_there() }
    // A key belongs to a name: no browser makes one for the address of a machine.
    case 'SecurityError':
      return { code: 'passkey-place', words: m.online_passkey_place() }
    default:
      return GIVEN_UP
  }
}

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
  } catch (error) {
    return whyNot(error)
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
  } catch (error) {
    return whyNot(error)
  }
}
