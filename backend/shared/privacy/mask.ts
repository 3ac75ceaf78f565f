/** Enough of an e-mail to tell it from another one, too little to write to it: a***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
