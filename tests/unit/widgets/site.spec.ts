import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { site } from '#widgets/validators/site'

const validator = vine.create({ site: site() })

test.group('A site that may frame a widget', () => {
  test('is kept as browsers write it: {0}')
    .with([
      ['Paper.example', 'https://paper.example'],
      ['https://paper.example/', 'https://paper.example'],
      ['https://paper.example:443', 'https://paper.example'],
      ['paper.example:8443', 'https://paper.example:8443'],
      ['paper.example:', 'https://paper.example'],
      ['pa\u00adper%2eexample', 'https://paper.example'],
      ['*.paper.example', 'https://*.paper.example'],
      ['*.paper.co.uk', 'https://*.paper.co.uk'],
      ['http://localhost:8080', 'http://localhost:8080'],
      ['http://127.0.0.1', 'http://127.0.0.1'],
      ['http://0x7f.1:80', 'http://127.0.0.1'],
      ['Периодика.рф', 'https://xn--80ahcmbmzfk.xn--p1ai'],
      ['https://xn--80ahcmbmzfk.xn--p1ai', 'https://xn--80ahcmbmzfk.xn--p1ai'],
      ['ｐａｐｅｒ．example', 'https://paper.example'],
    ])
    .run(async ({ assert }, [text, origin]) => {
      assert.deepEqual(await validator.validate({ site: text }), { site: origin })
    })

  test('is not {$self}')
    .with([
      ...['', '*', 'paper', '*.example', '*.*.paper.example', 'paper.*.example', 'pa*per.example'],
      ...['paper.example:0', 'paper.example:99999', 'paper.example.', '.paper.example'],
      ...[
        'http://paper.example',
        'ftp://paper.example',
        'javascript://paper.example',
        '//paper.example',
      ],
      ...[
        'https://me@paper.example',
        'https://paper.example/story',
        'https://paper.example?a',
        'paper.example#a',
      ],
      ...[
        'paper.example; script-src *',
        'paper.example;x.example',
        "paper.example 'self'",
        'a.example,b.example',
      ],
      ...['https://paper\t.example', 'https:\\\\paper.example', 'paper.exam\u0000ple'],
      ...['co.uk', '*.co.uk', '*.github.io', 'https://*.co.uk:8443'],
      ...[
        '127.0.0.1',
        'https://127.0.0.1',
        'https://2130706433',
        '[::1]',
        'http://localhost:99999',
        'localhost',
      ],
    ])
    .run(async ({ assert }, text) => {
      await assert.rejects(() => validator.validate({ site: text }))
    })
})
