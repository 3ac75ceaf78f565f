import { act, getConfig, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HostProvider, type GalleryState } from '@sidepick/card-kit'
import { answeringHttp, fakeHost, screenProps } from '@sidepick/card-kit/testing'
import type { Locale } from '@sidepick/rules/types'
import * as screens from '../entry_screens'
import { gallery } from '../gallery'

const isOurs = (name: string): name is keyof typeof screens => name in screens

const STATES = Object.entries(gallery).flatMap(([name, states]) =>
  isOurs(name) ? Object.entries(states).map(([state, shown]) => [name, state, shown] as const) : []
)

function draw(name: keyof typeof screens, state: GalleryState, locale: Locale) {
  const Screen = screens[name]
  const host = fakeHost({ locale, ...state.host, http: answeringHttp(state.answers) })
  state.prepare?.(host)
  const viewer = { loggedIn: false, loading: false, profile: null, ...state.viewer }
  render(
    <HostProvider host={host}>
      <Screen {...screenProps({ name, locale, ...state.props, viewer, emit: host.emit })} />
    </HostProvider>
  )
  return host
}

/** Long enough for an answer that is there to be drawn. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve))

describe.each(['en-us', 'es-mx'] as const)('The screens of getting in, in %s', (locale) => {
  it.each(STATES)(
    '%s, %s: has a title, names every control and can be left',
    async (name, _, state) => {
      const host = draw(name, state, locale)
      await act(answered)
      await getConfig().asyncWrapper(async () => state.act?.(document.body))
      await act(answered)
      const level = state.props?.place === 'modal' ? 2 : 1
      const title = screen.getByRole('heading', { level })
      expect(title).toHaveAttribute('data-screen-title')
      const region = screen.getByRole('region', { name: title.textContent ?? '' })
      for (const role of ['button', 'textbox', 'checkbox', 'radio', 'combobox'] as const) {
        for (const control of within(region).queryAllByRole(role)) {
          expect(control).toHaveAccessibleName()
        }
      }
      await userEvent.click(
        screen.getByRole('button', { name: locale === 'en-us' ? 'Close' : 'Cerrar' })
      )
      expect(host.emitted).toContainEqual({ name: 'screen_closed', data: {} })
    }
  )
})
