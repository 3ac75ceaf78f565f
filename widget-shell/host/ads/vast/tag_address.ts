import type { AdContext } from '../ads_provider'

/** The tag with what the reader has agreed to, under the names that ad servers know. */
export function tagAddress(
  tag: string,
  { consent, targetingAllowed }: AdContext,
  base: string
): string {
  const url = new URL(tag, base)
  const says = {
    gdpr: consent?.gdprApplies === null || !consent ? null : consent.gdprApplies ? '1' : '0',
    gdpr_consent: consent?.tcString ?? null,
    gpp: consent?.gppString ?? null,
    us_privacy: consent?.uspString ?? null,
    npa: targetingAllowed ? null : '1',
  }
  for (const [name, value] of Object.entries(says)) {
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}
