/** Goes along with a call in the name of a mailed link. */
export const byLink = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
