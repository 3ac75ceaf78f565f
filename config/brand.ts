import type { Locale } from '@sidepick/rules/types'
import env from '#start/env'

/** The brand shown on the widget. */
export const brand = {
  name: 'Sidepick',
  /** null shows the name in its place. */
  logoUrl: env.get('BRAND_LOGO_URL') ?? null,
  supportEmail: env.get('SUPPORT_EMAIL'),
  poweredByText: {
    'en-us': 'Powered by Sidepick',
    'es-mx': 'Con tecnología de Sidepick',
  } satisfies Record<Locale, string>,
  /** null shows the text without a link. */
  poweredByUrl: null,
}
