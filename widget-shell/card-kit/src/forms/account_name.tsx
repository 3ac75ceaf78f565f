/** Whose password stands in the form, for password managers alone. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="vs-visually-hidden"
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      data-aside=""
    />
  )
}
