import type { ConsentData } from '../../host/bridge/page_data'
import type { Widget } from '../widget'
import { keepConsent } from './keep_consent'

const NOTHING = {
  gdprApplies: null,
  tcString: null,
  gppString: null,
  uspString: null,
  adConsent: null,
}

const page = window as unknown as Record<string, unknown>
let lifetime: AbortController
let publish: jest.Mock<void, [ConsentData]>

function watch() {
  const post = (_action: string, consent: ConsentData) => publish(consent)
  const widget = { signal: lifetime.signal, channel: { post }, consent: null } as unknown as Widget
  return { ...keepConsent(widget), current: () => widget.consent }
}

const published = () => publish.mock.calls.map(([consent]) => consent)

/** A consent platform that answers when the test says so. */
function installTcf() {
  let callback: (data: object, success: boolean) => void = () => {}
  const api = jest.fn((command: string, _version: number, listener: typeof callback) => {
    if (command === 'addEventListener') callback = listener
  })
  page.__tcfapi = api
  return {
    api,
    answer: (data: object) => callback({ listenerId: 5, ...data }, true),
    fail: () => callback(null as never, false),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  lifetime = new AbortController()
  publish = jest.fn()
})
afterEach(() => {
  lifetime.abort()
  for (const name of ['__tcfapi', '__gpp', '__uspapi']) delete page[name]
  jest.useRealTimers()
})

describe('asking a page for consent', () => {
  it('answers with nothing after one second where nobody knows', () => {
    watch().ask()
    jest.advanceTimersByTime(999)
    expect(published()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(published()).toEqual([NOTHING])
  })

  it('answers at once with what is known', () => {
    const tcf = installTcf()
    const consent = watch()
    tcf.answer({ gdprApplies: false, tcString: '' })
    consent.ask()
    const known = { ...NOTHING, gdprApplies: false }
    expect(published()).toEqual([known, known])
    jest.advanceTimersByTime(1000)
    expect(publish).toHaveBeenCalledTimes(2)
  })

  it('finds an interface that came after the widget', () => {
    const consent = watch()
    const tcf = installTcf()
    consent.ask()
    tcf.answer({ gdprApplies: true, tcString: 'CP-late' })
    expect(published()).toEqual([{ ...NOTHING, gdprApplies: true, tcString: 'CP-late' }])
  })

  it('waits out an interface that fails', () => {
    const tcf = installTcf()
    watch().ask()
    tcf.fail()
    jest.advanceTimersByTime(1000)
    expect(published()).toEqual([NOTHING])
  })

  it('survives an interface that throws', () => {
    const print = jest.spyOn(console, 'error').mockImplementation(() => {})
    page.__tcfapi = () => {
      throw new Error('broken platform')
    }
    watch().ask()
    jest.advanceTimersByTime(1000)
    expect(published()).toEqual([NOTHING])
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })
})

describe('what the interfaces say', () => {
  const all = { 1: true, 3: true, 4: true }

  it.each([
    ['allows advertising', 'useractioncomplete', all, true],
    ['refuses a purpose of it', 'useractioncomplete', { ...all, 4: false }, false],
    ['has not answered the banner', 'cmpuishown', {}, null],
  ])('understands a reader who %s', (_, eventStatus, consents, adConsent) => {
    const tcf = installTcf()
    watch()
    tcf.answer({ gdprApplies: true, tcString: 'CP', eventStatus, purpose: { consents } })
    expect(published()).toEqual([{ ...NOTHING, gdprApplies: true, tcString: 'CP', adConsent }])
  })

  it.each([
    ['1YNN', true],
    ['1YYN', false],
    ['1---', null],
  ])('reads the US privacy string %s', (uspString, adConsent) => {
    page.__uspapi = (_: string, __: number, callback: (data: object, ok: boolean) => void) =>
      callback({ uspString }, true)
    expect(watch().current()).toEqual({ ...NOTHING, uspString, adConsent })
  })

  it('joins the interfaces, and one refusal is a refusal', () => {
    const tcf = installTcf()
    page.__gpp = (_: string, callback: (event: object) => void) =>
      callback({ listenerId: 1, pingData: { gppString: 'DBAA' } })
    page.__uspapi = (_: string, __: number, callback: (data: object, ok: boolean) => void) =>
      callback({ uspString: '1YYN' }, true)
    const consent = watch()
    tcf.answer({ gdprApplies: true, tcString: 'CP', purpose: { consents: all } })
    expect(consent.current()).toEqual({
      gdprApplies: true,
      tcString: 'CP',
      gppString: 'DBAA',
      uspString: '1YYN',
      adConsent: false,
    })
  })

  it('is published again on a change, and only then', () => {
    const tcf = installTcf()
    watch()
    tcf.answer({ gdprApplies: true, tcString: 'CP-1' })
    tcf.answer({ gdprApplies: true, tcString: 'CP-1' })
    tcf.answer({ gdprApplies: true, tcString: 'CP-2' })
    expect(published().map(({ tcString }) => tcString)).toEqual(['CP-1', 'CP-2'])
  })
})

describe('the publisher states the consent itself', () => {
  const stated = { ...NOTHING, gdprApplies: true, adConsent: false }

  it('and it wins over the interfaces from then on', () => {
    const tcf = installTcf()
    const consent = watch()
    tcf.answer({ gdprApplies: false })
    consent.state(stated)
    tcf.answer({ gdprApplies: false, tcString: 'CP-later' })
    consent.ask()
    expect(published().slice(1)).toEqual([stated, stated])
    expect(tcf.api).toHaveBeenCalledTimes(1)
  })
})

it('stops listening at the end', () => {
  const tcf = installTcf()
  const consent = watch()
  tcf.answer({ gdprApplies: true })
  publish.mockClear()
  consent.ask()
  publish.mockClear()
  lifetime.abort()
  tcf.answer({ gdprApplies: false })
  jest.advanceTimersByTime(1000)
  expect(publish).not.toHaveBeenCalled()
  expect(tcf.api).toHaveBeenLastCalledWith('removeEventListener', 2, expect.any(Function), 5)
})
