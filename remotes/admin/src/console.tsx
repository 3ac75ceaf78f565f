import { useHost, type Screen } from '@sidepick/card-kit'
import { CONSOLE_PATH } from '@sidepick/rules/own_address'
import { prefixOf } from '@sidepick/rules/path_prefix'
import { intlTag } from '@sidepick/rules/languages'
import { useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router'
import { ConsoleContext, type ConsoleParts, type Reach } from './app/console_context'
import { Proof } from './app/proof'
import { Shell } from './app/shell'
import { Undo } from './app/undo'
import { Unsaved } from './app/unsaved'
import { useAdminEndpoints } from './endpoints'
import { adminText } from './words/admin_text'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'

/** The console: what the host knows of whoever looks, and a router for its own pages. */
export const Console: Screen = ({ props, viewer, locale, emit }) => {
  const { http, language } = useHost()
  const state = useAdminEndpoints()
  const endpoints = state.status === 'ready' ? state.endpoints : null
  const userId = viewer.profile?.id ?? ''
  const username = viewer.profile?.username ?? ''
  const parts = useMemo<ConsoleParts | null>(
    () =>
      endpoints && {
        reach: props.reach as Reach,
        givesRoles: props.givesRoles === true,
        userId,
        username,
        framesPreview: typeof props.at !== 'string',
        endpoints,
        http,
        text: adminText(locale),
        language,
        emit,
      },
    [
      endpoints,
      props.reach,
      props.givesRoles,
      props.at,
      userId,
      username,
      http,
      locale,
      language,
      emit,
    ]
  )
  if (state.status === 'failed') return <Lost locale={locale} onRetry={state.retry} />
  if (!parts) return <Loading locale={locale} />
  return (
    <I18nProvider locale={intlTag(language)}>
      <ConsoleContext value={parts}>
        <Proof>
          <Pages at={props.at} />
        </Proof>
      </ConsoleContext>
    </I18nProvider>
  )
}

/** Every address leads to the shell, which asks before one with something typed is left. */
const ROUTES = [
  {
    path: '*',
    element: (
      <Unsaved>
        <Undo>
          <Shell />
        </Undo>
      </Unsaved>
    ),
  },
]

/** By the address; where the console is shown somewhere else, such as in the gallery, by what that says. */
function Pages({ at }: { at: unknown }) {
  const [router] = useState(() =>
    typeof at === 'string'
      ? createMemoryRouter(ROUTES, { initialEntries: [at] })
      : createBrowserRouter(ROUTES, { basename: prefixOf(window.location.pathname) + CONSOLE_PATH })
  )
  return <RouterProvider router={router} />
}
