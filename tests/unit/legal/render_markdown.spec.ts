import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { LOCALES } from '@sidepick/rules/types'
import { DOCUMENT_NAMES } from '#legal/domain/document_names'
import { listFacts } from '#legal/domain/facts'
import { renderMarkdown } from '#legal/domain/render_markdown'

const render = (body: string) => renderMarkdown(`# Title\n\n${body}`, { points: '1,000' }).html

test.group('The renderer of documents', () => {
  test('makes prose of Markdown, and a title of its first line', ({ assert }) => {
    const { title, html } = renderMarkdown('# Rules & more\n\n## One\n\n- **a**\n- *b*\n', {})
    assert.equal(title, 'Rules & more')
    assert.equal(
      html.replaceAll('\n', ''),
      '<h2>One</h2><ul><li><strong>a</strong></li><li><em>b</em></li></ul>'
    )
    assert.include(render('| For | Points |\n| --- | --- |\n| a play | 10 |\n'), '<td>10</td>')
  })

  test('puts facts in the place of their names', ({ assert }) => {
    assert.include(render('{{points}} and {{ points }}'), '1,000 and 1,000')
    const { title } = renderMarkdown('# About {{brand}}\n\nText', { brand: 'Us' })
    assert.equal(title, 'About Us')
  })

  test('refuses a fact that nobody knows, and a text without a title', ({ assert }) => {
    assert.throws(() => render('{{pionts}}'), 'no fact is called "pionts"')
    assert.throws(() => render('{{constructor }}'), /no fact/)
    assert.throws(() => renderMarkdown('Text', {}), 'a document begins with its title')
  })

  test('lets nothing through that runs, loads, styles or asks', ({ assert }) => {
    const hostile = [
      '<script>alert(1)</script>',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      '<img src=x onerror=alert(1)>',
      '![x](https://elsewhere.example/x.png)',
      '<svg onload=alert(1)><script>alert(1)</script></svg>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<form action="https://elsewhere.example"><input name="password"></form>',
      '<style>body { display: none }</style>',
      '<p style="position:fixed" onclick="alert(1)" id="app">text</p>',
      '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
      '<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0">',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ]
    for (const body of [...hostile, hostile.join('\n\n')]) {
      assert.notMatch(
        render(body),
        /<(script|img|svg|iframe|form|input|style|link|base|meta|math)|<[^>]+ (on\w+|style|id)=/i,
        body
      )
    }
    const hidden = renderMarkdown('# T\n\n{{points}}', { points: '<script>alert(1)</script>' })
    assert.notInclude(hidden.html, 'script')
  })

  test('opens links in a new tab, and only links that lead to pages and mail', ({ assert }) => {
    assert.include(
      render('[a](/rules/en-us)'),
      '<a href="/rules/en-us" target="_blank" rel="noopener noreferrer">a</a>'
    )
    assert.include(render('[a](mailto:us@example.invalid)'), 'href="mailto:us@example.invalid"')
    const bad = [
      'javascript:alert(1)',
      'JaVa&#10;Script:alert(1)',
      'data:text/html,x',
      '//other.example/',
    ]
    for (const href of bad) {
      assert.notInclude(render(`<a href="${href}" target="_top">a</a>`), 'href', href)
      assert.notInclude(render(`[a](${href})`), 'href=', href)
    }
  })

  test('knows every fact the documents name, and no document leaves one out of a language', async ({
    assert,
  }) => {
    const named = new Set<string>()
    for (const name of DOCUMENT_NAMES) {
      const perLanguage = await Promise.all(
        LOCALES.map(async (lang) => {
          const markdown = await readFile(`backend/legal/documents/${name}/${lang}.md`, 'utf8')
          assert.notInclude(renderMarkdown(markdown, listFacts(lang)).html, '{{')
          return [...markdown.matchAll(/\{\{(\w+)\}\}/g)].map(([, fact]) => fact ?? '')
        })
      )
      const [first, ...others] = perLanguage
      for (const other of others) assert.deepEqual(other.toSorted(), first?.toSorted(), name)
      first?.forEach((fact) => named.add(fact))
    }
    assert.sameMembers([...named], Object.keys(listFacts('en-us')))
  })
})
