import { test } from '@japa/runner'
import { isContained } from '@sidepick/rules/css_value'
import { mediaAddress } from '#shared/http/validation/media_address'
import { mediaHosts } from '#shared/http/validation/media_hosts'
import env from '#start/env'
import { strayMediaAddresses } from '#tests/fixtures/stray_media'

test.group('The address of a picture or a film', () => {
  test('is kept as browsers read it', ({ assert }) => {
    const app = env.get('APP_URL')
    for (const [text, kept] of [
      ['/uploads/a/b/c.webp', '/uploads/a/b/c.webp'],
      ['/demo-media/air_taxi.mp4?state=H#x', '/demo-media/air_taxi.mp4'],
      [`${app}/demo-media/air_taxi.mp4`, '/demo-media/air_taxi.mp4'],
      ['demo-media/a.mp4', '/demo-media/a.mp4'],
      ['/auth/../uploads/a.webp', '/uploads/a.webp'],
      ['https://MEDIA.example.com/a b.webp?v=1', 'https://media.example.com/a%20b.webp?v=1'],
      ['https://media.example.com:443/a.webp', 'https://media.example.com/a.webp'],
      ['https:\\\\media.example.com\\a.webp', 'https://media.example.com/a.webp'],
      ['//media.example.com/a.webp', null],
      ['https://a.films.example.com/a.mp4', 'https://a.films.example.com/a.mp4'],
      ['https://b.a.films.example.com/a.mp4', 'https://b.a.films.example.com/a.mp4'],
    ] as const) {
      assert.equal(mediaAddress(text), kept, text)
      if (kept !== null) assert.equal(mediaAddress(kept), kept)
    }
  })

  test('leads nowhere else', ({ assert }) => {
    for (const [what, text] of Object.entries(strayMediaAddresses())) {
      assert.isNull(mediaAddress(text), `${what}: ${text}`)
    }
  })
})

test.group('MEDIA_HOSTS', () => {
  test('is a list of hosts', ({ assert }) => {
    assert.deepEqual(mediaHosts(''), [])
    assert.deepEqual(mediaHosts(' CDN.example.com, *.example.com,,cdn.example.com:8443 '), [
      'cdn.example.com',
      '*.example.com',
      'cdn.example.com:8443',
    ])
  })

  test('names nobody that the operator does not know: {$self}')
    .with([
      ...['*', 'https:', 'https://cdn.example.com', 'cdn.example.com/x', '*.com', '*.co.uk'],
      ...['*.github.io', 'a.*.example.com', 'cdn.example.com; script-src *', "'self'", 'cdn'],
      ...['cdn.example.com:*', 'cdn.example.com:0', 'me@cdn.example.com', 'cdn example.com'],
    ])
    .run(({ assert }, text) => {
      assert.throws(() => mediaHosts(text), /MEDIA_HOSTS: ".*" is no host/)
    })
})

test.group('A value of a style', () => {
  test('fetches nothing and ends: {$self}')
    .with([
      'red',
      '#123456',
      'rgb(1 2 3 / 50%)',
      'linear-gradient(red, calc(1px + 2%))',
      '(1px)',
      "'Sans ('",
      '"a\'b", serif',
      '[a] 1fr',
    ])
    .run(({ assert }, value) => assert.isTrue(isContained(value)))

  test('is refused where it may fetch, or does not end: {$self}')
    .with([
      ...['url(/auth/facebook)', 'URL( x )', 'image-set("/auth/facebook" 1x)', 'src("x")'],
      ...["-webkit-image-set('/auth/facebook' 1x)", 'red,url(x)', 'element(#a)', 'image("x")'],
      ...['cross-fade("a", "b")', 'u\\72l(x)', 'calc(1px)url(x)', 'paint(x)', 'éurl(x)'],
      ...[
        '(',
        ')',
        'calc(1px',
        'calc(1px))',
        'rgb(1 2 3]',
        '[a',
        "'a",
        '"a',
        "'a\nb'",
        'red /* a',
        '/* a */',
      ],
    ])
    .run(({ assert }, value) => assert.isFalse(isContained(value)))
})
