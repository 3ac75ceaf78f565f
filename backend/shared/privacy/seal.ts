import encryption from '@adonisjs/core/services/encryption'

/** Encrypts what must not be readable in the database. `purpose` names its place: moved elsewhere, it cannot be opened. */
export const seal = (text: string, purpose: string): string => encryption.encrypt(text, { purpose })

/** @throws when no configured key opens it for this purpose: a retired one is missing, or it was moved */
export function unseal(sealed: string, purpose: string): string {
  const text = encryption.decrypt<string>(sealed, purpose)
  if (text === null) throw new Error(`no key opens ${purpose}`)
  return text
}
