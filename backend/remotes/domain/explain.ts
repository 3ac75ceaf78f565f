import type { PartnerError } from '#remotes/domain/owner'

/** The message for the operator, and what to do. */
export function explainPartner(error: PartnerError, id: string): string {
  switch (error.type) {
    case 'unknown_partner':
      return `${id} is no partner: add it with remotes:partner add`
    case 'partner_exists':
      return `${id} is a partner already: change its origins with remotes:partner origins`
    case 'bad_name':
      return `"${id}" is no name for a partner: use a-z, 0-9 and hyphen, 64 characters at most, but not "default"`
    case 'bad_origin':
      return `"${error.origin}" is no origin: name it as https://cdn.example, without a path`
    case 'is_platform':
      return `${id} is the platform itself, whose remotes are always trusted`
  }
}
