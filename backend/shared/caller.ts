/** Who is calling, as the access token says; read in one statement and used by every module. */
export interface Caller {
  id: string
  roles: string[]
  /** The refresh family the token belongs to. */
  familyId: string
}
