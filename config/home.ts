import env from '#start/env'

/** The demo's first widget. */
export const DEMO_WIDGET = '54654963-9455-5a42-88ac-9bbb886ac95b'

/** The widget that strangers play at /; null where they sign in there. */
export const home = { widgetId: env.get('HOME_WIDGET') ?? (env.get('DEMO') ? DEMO_WIDGET : null) }
