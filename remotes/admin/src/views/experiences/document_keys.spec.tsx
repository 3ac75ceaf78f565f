import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeHost } from '@sidepick/card-kit/testing'
import { drawPart } from '../../testing/draw_part'
import { DocumentKeys } from './document_keys'
import { keysOf, type Schema } from './document_schema'
import type { Scope } from './scopes'

const schema = JSON.parse(readFileSync('experience.schema.json', 'utf8')) as Schema
const user = userEvent.setup()

const draw = (doc: object | null, change = jest.fn()) => {
  const list = <DocumentKeys schema={schema} scope="flavour" doc={doc} change={change} />
  drawPart(list, fakeHost().http)
  return change
}

async function find(words: string) {
  await user.click(await screen.findByText('Keys of a document'))
  await user.type(screen.getByRole('searchbox', { name: 'Find a key' }), words)
  return screen.getByRole('list', { name: 'Keys of a document' })
}

describe('The keys of a document', () => {
  it('are found by what they do, and put in with a value of their type', async () => {
    const change = draw({ themeFlags: { setMaxWidth: 600 } })
    const list = await find('how long pick locked')
    for (const item of within(list).getAllByRole('listitem')) {
      expect(item).toHaveTextContent('lockedPickDelay')
    }
    await user.click(screen.getByRole('button', { name: 'Put in themeFlags.lockedPickDelay' }))
    expect(change).toHaveBeenCalledWith({ themeFlags: { setMaxWidth: 600, lockedPickDelay: 0 } })
  })

  it('say which are there already', async () => {
    draw({ themeFlags: { setMaxWidth: 600 } })
    await find('setMaxWidth')
    const put = screen.getByRole('button', { name: 'Put in themeFlags.setMaxWidth' })
    expect(put).toBeDisabled()
    expect(put).toHaveTextContent('It is there')
  })

  it('are put in nowhere while the text is no document', async () => {
    draw(null)
    await find('setMaxWidth')
    for (const put of screen.getAllByRole('button', { name: /setMaxWidth/ })) {
      expect(put).toBeDisabled()
    }
  })

  it.each([
    ['flavour', true, true],
    ['partner', true, false],
    ['base', false, false],
  ] as [Scope, boolean, boolean][])(
    'of a %s hold the flags of the page that it may say',
    (scope, language, arcadeMode) => {
      const paths = new Set(keysOf(schema, scope).map(({ path }) => path))
      expect(paths.has('hostFlags.language')).toBe(language)
      expect(paths.has('hostFlags.arcadeMode')).toBe(arcadeMode)
      expect(paths.has('themeFlags.setMaxWidth')).toBe(true)
    }
  )
})
