/** Enough of an e-mail to recognise it, too little to use it: a***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
