import { readFile } from 'node:fs/promises'
import type { BrowserContext, Route } from 'playwright-core'

const ORIGIN = 'https://ads.vast.example'
const FILM = 'database/demo/media/air_taxi.mp4'
const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip']

const pixel = (name: string) => `<![CDATA[${ORIGIN}/px/${name}]]>`

const inline = (film: string) => `<VAST version="3.0"><Ad id="1"><InLine><AdSystem>test</AdSystem>
<AdTitle>A film</AdTitle><Error>${pixel('error?code=[ERRORCODE]')}</Error>
<Impression>${pixel('impression')}</Impression><Creatives><Creative>
<Linear skipoffset="00:00:00"><Duration>00:00:08</Duration><TrackingEvents>${EVENTS.map(
  (event) => `<Tracking event="${event}">${pixel(event)}</Tracking>`
).join(
  ''
)}</TrackingEvents><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640"
height="360"><![CDATA[${ORIGIN}/${film}]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`

const wrapper = (to: string) => `<VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>w</AdSystem>
<VASTAdTagURI><![CDATA[${ORIGIN}/${to}]]></VASTAdTagURI><Error>${pixel('wrapper_error')}</Error>
<Impression>${pixel(`impression_before_${to}`)}</Impression><Creatives/></Wrapper></Ad></VAST>`

/** What the server says under each path; null is never answered. */
const ANSWERS: Record<string, string | null> = {
  'inline': inline('film.mp4'),
  'wrapped': wrapper('wrapped-again'),
  'wrapped-again': wrapper('inline'),
  'loop': wrapper('loop'),
  'empty': '<VAST version="3.0"></VAST>',
  'malformed': '<VAST><Ad><InLine>',
  'slow': null,
}

/** An ad server in the network of a visitor's browser, which remembers what it was asked. */
export class AdServer {
  readonly asked: string[] = []
  readonly origin = ORIGIN

  tag = (name: string) => `${ORIGIN}/${name}`

  async listen(context: BrowserContext): Promise<void> {
    const film = await readFile(FILM)
    await context.route(`${ORIGIN}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      this.asked.push(pathname.slice(1) + (pathname.startsWith('/px/') ? search : ''))
      await this.answer(route, pathname.slice(1), film)
    })
  }

  /** The events it was told of, without those of other answers. */
  get told(): string[] {
    return this.asked.filter((path) => path.startsWith('px/')).map((path) => path.slice(3))
  }

  /** The VAST answers it was asked for. */
  get tagsAsked(): string[] {
    return this.asked.filter((path) => !path.startsWith('px/') && !path.endsWith('.mp4'))
  }

  private async answer(route: Route, path: string, film: Buffer): Promise<void> {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    if (path.startsWith('px/')) return route.fulfill({ status: 204, headers })
    if (path === 'film.mp4') {
      return route.fulfill({ headers, contentType: 'video/mp4', body: film })
    }
    const text = ANSWERS[path]
    if (text === null) return
    if (text === undefined) return route.fulfill({ status: 404, headers })
    return route.fulfill({ headers, contentType: 'text/xml', body: text })
  }
}
