import { attributeOf, readOption } from '@sidepick/rules/embed_options'
import { isOn, pixels } from '@sidepick/rules/read_option'
import { reservedBox } from '@sidepick/rules/reserved_box'
import { ODD_OPTIONS } from '../../tests/fixtures/odd_options'
import { pageOptions } from '../host/bridge/page_options'
import { ignoredOptions } from '../host/modes/ignored_options'
import { anEntry } from '../host/testing/fixtures'
import type { WidgetHandle } from './contract'
import { readOptions } from './options'
import { isMode } from './modes/is_mode'
import {
  addContainer,
  filesCome,
  hear,
  installFakePage,
  send,
  startLoader,
} from './testing/fake_page'
import { wordsOf } from './words_of'

const entry = anEntry()

/** A container with this option alone, beside the widget that it needs. */
const withOption = (option: string, written: string) =>
  addContainer({ 'data-vs-widget': 'w1', [`data-vs-${attributeOf(option)}`]: written })

/** What the frame is told of the page. */
function told(handle: WidgetHandle): string {
  document.body.append(handle.iframe)
  const heard = hear(handle)
  send(handle, 'vs_hello', {})
  const [init] = heard as { data: { embedOptions: { given: string } } }[]
  return init!.data.embedOptions.given
}

beforeEach(() => {
  installFakePage()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void jest.restoreAllMocks())

describe.each(ODD_OPTIONS)('%s written as %j', (option, written, means) => {
  it(`means ${means} to the rule`, () => {
    expect(readOption(option, written) ?? null).toBe(means)
  })

  it('means the same to the loader, by attribute and by mount', () => {
    const attributes = readOptions(withOption(option, written), {}) as Record<string, unknown>
    const given = readOptions(addContainer(), { [option]: written }) as Record<string, unknown>
    const text = attributes[option]
    expect(given[option]).toBe(text)
    if (option === 'mode') expect(isMode(text)).toBe(means !== null)
    else if (option === 'maxWidth') expect(pixels(text) !== undefined).toBe(means !== null)
    else if (option === 'mini') expect(isOn(text)).toBe(means === 'true')
    else if (option === 'lang') {
      expect(wordsOf(text as string)).toBe(means === 'es-mx' ? means : 'en-us')
    } else if (means !== null) expect(text).toBe(means)
  })

  it('reaches the frame as one option, named there when it means nothing', async () => {
    const handle = startLoader().mount(withOption(option, written))
    const given = told(handle)
    await filesCome()
    const named = ignoredOptions(given, entry)
    expect(named.filter((line) => line.startsWith(`${option} = `))).toHaveLength(
      means === null ? 1 : 0
    )
    expect(named).toHaveLength(means === null ? 1 : 0)
  })

  it('changes what is reserved, and what the frame does, only where it means something', () => {
    if (means !== null) return
    const given = `${option},${written}`
    expect(pageOptions(given)).toEqual(pageOptions())
    expect(reservedBox({ [option]: written })).toEqual(reservedBox({}))
  })
})
