import type { RemoteEntry, ScreenEntry } from '@sidepick/rules/types'
import { CONSOLE_PATH, IDLE_PATHS } from '@sidepick/rules/own_address'
import type { RouteObject } from 'react-router'
import { ConsolePage } from './console_page'
import { PageFrame } from './page_frame'
import { PageScreen } from './page_screen'
import { BlankScreen, LoadingScreen, NotFoundView, RouteErrorView } from './page_views'
import { HomeGate, PlayerGate, StrangerGate } from './gates'

const [BLANK, LOADING] = IDLE_PATHS

const routeOf = (entry: ScreenEntry): RouteObject => ({
  path: entry.path,
  // Keyed by address, so that two addresses of one screen mount it twice.
  element: <PageScreen key={entry.path} entry={entry} />,
  errorElement: <RouteErrorView />,
})

/** The pages, as the registry names them. */
export function routesOf(remotes: readonly RemoteEntry[]): RouteObject[] {
  const pages = remotes.flatMap(({ screens }) => screens.filter(({ path }) => path !== undefined))
  return [
    { path: BLANK, element: <BlankScreen /> },
    { path: LOADING, element: <LoadingScreen /> },
    {
      element: <PlayerGate />,
      errorElement: <RouteErrorView />,
      children: [{ path: `${CONSOLE_PATH}/*`, element: <ConsolePage /> }],
    },
    {
      element: <PageFrame />,
      errorElement: <RouteErrorView />,
      children: [
        ...pages.filter(({ login }) => login === undefined).map(routeOf),
        {
          element: <StrangerGate />,
          children: pages.filter(({ login }) => login === false).map(routeOf),
        },
        { path: '/', element: <HomeGate /> },
        {
          element: <PlayerGate />,
          children: pages.filter(({ login }) => login === true).map(routeOf),
        },
        { path: '*', element: <NotFoundView /> },
      ],
    },
  ]
}
