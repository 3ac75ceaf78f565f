/** @jest-environment ./widget-shell/host/testing/jsdom_with_fetch.cjs */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AdContext } from '../ads_provider'
import { tagAddress } from './tag_address'
import { findSpot } from './find_spot'
import { vastVideo } from './vast_video'

const inline = (
  base: string,
  file = 'film.mp4',
  type = 'video/mp4'
) => `<VAST version="3.0"><Ad id="1"><InLine>
<AdSystem>test</AdSystem><AdTitle>t</AdTitle><Error><![CDATA[${base}/px/error?code=[ERRORCODE]]]></Error>
<Impression><![CDATA[${base}/px/impression]]></Impression><Creatives><Creative><Linear skipoffset="00:00:03"><Duration>00:00:08</Duration>
<TrackingEvents>${['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip']
  .map((event) => `<Tracking event="${event}"><![CDATA[${base}/px/${event}]]></Tracking>`)
  .join('')}</TrackingEvents>
<MediaFiles><MediaFile delivery="progressive" type="${type}" width="300" height="169"><![CDATA[${base}/small.mp4]]></MediaFile>
<MediaFile delivery="progressive" type="${type}" width="640" height="360"><![CDATA[${base}/${file}]]></MediaFile>
<MediaFile delivery="progressive" type="${type}" width="1920" height="1080"><![CDATA[${base}/huge.mp4]]></MediaFile></MediaFiles>
</Linear></Creative></Creatives></InLine></Ad></VAST>`

const wrapper = (
  base: string,
  to: string
) => `<VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>w</AdSystem>
<VASTAdTagURI><![CDATA[${base}${to}]]></VASTAdTagURI><Error><![CDATA[${base}/px/wrapper_error]]></Error>
<Impression><![CDATA[${base}/px/wrapper_impression]]></Impression><Creatives/></Wrapper></Ad></VAST>`

let base = ''
let asked: string[] = []
const open = new Set<ServerResponse>()
const answers: Record<string, () => string | null> = {
  '/inline': () => inline(base),
  '/wrapped': () => wrapper(base, '/wrapped-again'),
  '/wrapped-again': () => wrapper(base, '/inline'),
  '/loop': () => wrapper(base, '/loop'),
  '/empty': () => '<VAST version="3.0"></VAST>',
  '/malformed': () => '<VAST><Ad><InLine>',
  '/html': () => '<!doctype html><p>Sorry',
  '/flash': () => inline(base, 'film.swf', 'application/x-shockwave-flash'),
  '/slow': () => null,
  '/wrapped-slow': () => wrapper(base, '/slow'),
}
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const path = request.url?.split('?')[0] ?? ''
  const answer = answers[path]
  if (!answer) return void response.writeHead(404).end()
  const text = answer()
  if (text === null) return void open.add(response)
  response.writeHead(200, { 'content-type': 'text/xml' }).end(text)
})

const canPlay = (type: string) => type === 'video/mp4'
const find = (path: string, signal = new AbortController().signal) =>
  findSpot(base + path, signal, canPlay)
const pixels = () => images.map((url) => url.replace(`${base}/px/`, ''))
let images: string[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  images = []
  localStorage.clear()
  // jsdom loads no pictures, so the pixels are counted where the client makes them.
  jest.spyOn(window, 'Image').mockImplementation(
    () =>
      ({
        set src(url: string) {
          images.push(url)
        },
      }) as HTMLImageElement
  )
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined)
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('a VAST tag', () => {
  test('leads to the smallest film that is large enough, and stores nothing', async () => {
    const spot = await find('/inline')
    expect(spot).toMatchObject({ fileUrl: `${base}/film.mp4`, skipDelay: 3 })
    expect(pixels()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  test('is followed through its wrappers, whose impressions count too', async () => {
    const spot = await find('/wrapped')
    expect(asked).toEqual(['/wrapped', '/wrapped-again', '/inline'])
    spot?.tracker.trackImpression()
    expect(pixels().sort()).toEqual(['impression', 'wrapper_impression', 'wrapper_impression'])
  })

  test('is given up after five wrappers', async () => {
    expect(await find('/loop')).toBeNull()
    expect(asked.length).toBeLessThanOrEqual(6)
  })

  test.each(['/empty', '/malformed', '/html', '/missing'])('has no ad at %s', async (path) => {
    expect(await find(path)).toBeNull()
  })

  test('says so to its server when no film plays here', async () => {
    expect(await find('/flash')).toBeNull()
    expect(pixels()).toEqual(['error?code=401'])
  })

  test.each(['/slow', '/wrapped-slow'])(
    'is left at once when the time is over: %s',
    async (path) => {
      const time = new AbortController()
      const found = find(path, time.signal)
      setTimeout(() => time.abort(), 100)
      expect(await found).toBeNull()
    }
  )
})

describe('a film of a network', () => {
  async function playing() {
    const spot = await find('/inline')
    const ad = vastVideo('ima', spot!, false)
    const heard: string[] = []
    for (const event of ['started', 'quartile', 'completed', 'skipped', 'error'] as const) {
      ad.on(event, () => heard.push(event))
    }
    const place = document.createElement('div')
    ad.play(place, { muted: true })
    const video = place.querySelector('video')!
    Object.defineProperty(video, 'duration', { value: 8 })
    const at = (seconds: number) => {
      Object.defineProperty(video, 'currentTime', { value: seconds, configurable: true })
      video.dispatchEvent(new Event('timeupdate'))
    }
    const say = (event: string) => video.dispatchEvent(new Event(event))
    return { ad, heard, video, at, say, place }
  }

  test('counts every moment exactly once', async () => {
    const { heard, at, say, ad } = await playing()
    expect(pixels()).toEqual([])
    say('playing')
    say('playing')
    for (let quarter = 1; quarter <= 32; quarter += 1) at(quarter / 4)
    ad.pause()
    say('playing')
    at(7.9)
    say('ended')
    say('ended')
    expect(heard).toEqual(['started', 'quartile', 'quartile', 'quartile', 'completed'])
    expect(pixels().sort()).toEqual(
      ['complete', 'firstQuartile', 'impression', 'midpoint', 'start', 'thirdQuartile'].sort()
    )
  })

  test('is skipped once, without its end', async () => {
    const { ad, heard, at, say } = await playing()
    expect(ad.skippableAfterMs).toBe(3_000)
    say('playing')
    at(3.1)
    ad.skip()
    ad.skip()
    say('ended')
    expect(heard.filter((event) => event !== 'quartile')).toEqual(['started', 'skipped'])
    expect(pixels().filter((pixel) => pixel === 'skip')).toHaveLength(1)
    expect(pixels()).not.toContain('complete')
  })

  test('that breaks is reported once', async () => {
    const { heard, say } = await playing()
    say('error')
    say('error')
    expect(heard).toEqual(['error'])
    expect(pixels()).toEqual(['error?code=405'])
  })

  test('leaves nothing behind, and counts nothing afterwards', async () => {
    const { ad, say, place } = await playing()
    ad.destroy()
    say('playing')
    say('error')
    expect(place).toBeEmptyDOMElement()
    expect(pixels()).toEqual([])
  })

  test('that may not begin with sound begins without', async () => {
    const spot = await find('/inline')
    const play = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new Error('NotAllowedError'))
    const ad = vastVideo('ima', spot!, true)
    const place = document.createElement('div')
    ad.play(place, { muted: false })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(play).toHaveBeenCalledTimes(2)
    expect(place.querySelector('video')).toMatchObject({ muted: true, preload: 'none' })
  })
})

test('the tag says what the reader has agreed to', () => {
  const consent = {
    gdprApplies: true,
    tcString: 'CP x',
    gppString: null,
    uspString: '1YNN',
    adConsent: true,
  }
  const context = { consent, targetingAllowed: false } as AdContext
  const url = new URL(tagAddress('/vast?slot=1', context, 'https://app.example.com/w'))
  expect(url.origin + url.pathname).toBe('https://app.example.com/vast')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    slot: '1',
    gdpr: '1',
    gdpr_consent: 'CP x',
    us_privacy: '1YNN',
    npa: '1',
  })
})
