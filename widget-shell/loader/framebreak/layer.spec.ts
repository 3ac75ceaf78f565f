import type { FrameBreakCaption, FrameBreakState } from '../../host/bridge/page_data'
import {
  addContainer,
  filesCome,
  hear,
  installFakePage,
  send,
  startLoader,
} from '../testing/fake_page'
import type { WidgetHandle } from '../contract'
import { layerTexts } from './layer_texts'
import { readState } from './read_state'
import { createPlayer } from './video_player'

const sheets = CSSStyleSheet.prototype as unknown as { replaceSync?: () => void }
beforeAll(() => {
  sheets.replaceSync = () => undefined
  window.matchMedia = (() => ({ matches: false })) as never
  HTMLMediaElement.prototype.load = () => undefined
  HTMLMediaElement.prototype.pause = () => undefined
})
afterAll(() => {
  delete sheets.replaceSync
})

const PILL = {
  componentName: 'FloatingCtaPill' as const,
  panel: 'mainPanel',
  position: 'desktop-bottom-left' as const,
  props: { label: 'Go' },
}
const aState = (over: Partial<FrameBreakState> = {}): FrameBreakState => ({
  adsDisabled: true,
  adsTargetingAllowed: false,
  componentRules: [PILL],
  panel: 'mainPanel',
  position: 'desktop-bottom-left',
  userId: null,
  sessionId: 's1',
  enableFallback: false,
  passiveComponentFlags: {},
  analyticsExperiments: {},
  gameExperienceReady: true,
  ...over,
})

describe('the layer', () => {
  let handle: WidgetHandle
  const layers = () => document.querySelectorAll('body > div:not([data-vs-widget])').length

  beforeEach(async () => {
    installFakePage()
    handle = startLoader().mount(addContainer({ 'data-vs-widget': 'w1', 'data-vs-eager': '' }))
    send(handle, 'vs_hello', {})
    await filesCome()
  })
  afterEach(() => handle.destroy())

  const tell = async (state: FrameBreakState) => {
    send(handle, 'vs_framebreak_state', state)
    await filesCome()
  }

  it('comes with the first card and goes with the last', async () => {
    await tell(aState({ componentRules: [] }))
    expect(layers()).toBe(0)
    await tell(aState())
    await tell(aState())
    expect(layers()).toBe(1)
    await tell(aState({ componentRules: [] }))
    expect(layers()).toBe(0)
  })

  it('goes with its widget', async () => {
    await tell(aState())
    handle.destroy()
    expect(document.body.children).toHaveLength(1)
  })

  it('says that it has no ad for a slot', async () => {
    const slot = { ...PILL, componentName: 'PassiveAdSlot' as const }
    await tell(aState({ adsDisabled: false, componentRules: [slot] }))
    const heard = hear(handle)
    send(handle, 'framebreak_player_ad_request', { slot: 'passive' })
    await filesCome()
    expect(heard).toMatchObject([
      { action: 'framebreak_player_ad_failed', data: { slot: 'passive' } },
    ])
  })

  it('fills a slot with our own banner where the configuration wants one, and says when it leaves', async () => {
    const slot = { ...PILL, componentName: 'PassiveAdSlot' as const }
    await tell(aState({ adsDisabled: false, enableFallback: true, componentRules: [slot] }))
    const heard = hear(handle)
    send(handle, 'framebreak_player_ad_request', { slot: 'passive' })
    await filesCome()
    expect(heard).toMatchObject([
      { action: 'framebreak_player_ad_started', data: { slot: 'passive' } },
    ])
    await tell(aState({ adsDisabled: false, enableFallback: true, componentRules: [PILL, slot] }))
    expect(heard).toHaveLength(1)
    await tell(aState())
    await tell(aState({ componentRules: [] }))
    expect(heard.slice(1)).toMatchObject([
      { action: 'framebreak_player_ad_completed', data: { slot: 'passive' } },
    ])
  })

  it('plays no address that is not of the web', async () => {
    await tell(aState())
    const heard = hear(handle)
    send(handle, 'framebreak_player_load', { src: 'javascript:1', poster: '', captions: [] })
    await filesCome()
    expect(heard).toMatchObject([{ action: 'framebreak_player_error' }])
  })
})

describe('the captions of the layer', () => {
  it('come once more for the same video, which plays on', async () => {
    const track = { cues: [] as unknown[], addCue: (cue: unknown) => track.cues.push(cue) }
    HTMLMediaElement.prototype.addTextTrack = jest.fn().mockReturnValue(track)
    window.VTTCue = class {} as never
    const box = document.createElement('div')
    const player = createPlayer(() => undefined, layerTexts('en-us'))
    box.append(player.box)
    const load = (captions: FrameBreakCaption[]) =>
      player.orders.framebreak_player_load({ src: 'https://a.example/a.mp4', poster: '', captions })
    load([])
    const video = box.querySelector('video')
    expect(track.cues).toHaveLength(0)
    load([{ startMs: 120, endMs: 900, text: 'Tea' }])
    expect(box.querySelector('video')).toBe(video)
    expect(track.cues).toHaveLength(1)
  })
})

describe('a state', () => {
  it('is null without a list of cards', () => {
    expect(readState({ componentRules: 'x' })).toBeNull()
  })

  it('keeps known cards, places, texts and addresses alone', () => {
    const link = (href: string) => ({
      ...PILL,
      componentName: 'BrandedImage',
      props: { href, imageUrl: 'https://a.example/a.png', name: 'A', onclick: 'x' },
    })
    const rules = [link('javascript:alert(1)'), { ...PILL, componentName: 'constructor' }, 7, null]
    const state = readState({ componentRules: rules, position: '__proto__' })
    expect(state?.componentRules.map(({ props }) => props)).toEqual([
      { href: '', imageUrl: 'https://a.example/a.png', name: 'A' },
    ])
    expect(state?.position).toBe('default')
  })

  it('has at most eight cards, none that is switched off, and no slot without ads', () => {
    const slot = { ...PILL, componentName: 'PassiveAdSlot' }
    const many = readState({ componentRules: Array(20).fill(PILL), gameExperienceReady: true })
    expect(many?.componentRules).toHaveLength(8)
    const off = { FloatingCtaPill: false }
    expect(
      readState({ componentRules: [PILL, slot], passiveComponentFlags: off, adsDisabled: true })
        ?.componentRules
    ).toEqual([])
  })

  it('invites to no game that is not there', () => {
    const componentRules = [PILL, { ...PILL, componentName: 'PassiveVideo' }]
    const names = (gameExperienceReady: boolean) =>
      readState({ componentRules, gameExperienceReady })?.componentRules.map(
        ({ componentName }) => componentName
      )
    expect(names(false)).toEqual(['PassiveVideo'])
    expect(names(true)).toEqual(['FloatingCtaPill', 'PassiveVideo'])
  })
})
