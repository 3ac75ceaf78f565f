import { demoWidgetId } from '#database/demo/ids'

/** The publisher pages of the demo: which view, with which of the seeded widgets. */
export const DEMO_PAGES = [
  {
    slug: 'inline',
    view: 'inline',
    title: 'Inline, in an article',
    description: 'The widget in the middle of a long read, as a publisher pastes it.',
    widgetId: demoWidgetId('daily_fold_inline'),
    flavour: '',
    lang: 'en-us',
  },
  {
    slug: 'inline-es',
    view: 'inline',
    title: 'Inline, in Spanish',
    description: 'The same article with a widget that speaks Spanish.',
    widgetId: demoWidgetId('la_sobremesa_inline'),
    flavour: '',
    lang: 'es-mx',
  },
  {
    slug: 'orbit',
    view: 'inline',
    title: "A partner's flavour",
    description:
      'Flavour "orbit": a card that the partner ships from its own origin joins the result.',
    widgetId: demoWidgetId('orbit_inline'),
    flavour: 'orbit',
    lang: 'en-us',
  },
] as const
