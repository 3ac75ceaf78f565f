import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlayView } from '@sidepick/card-kit'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { StockSearchField } from './stock_search_field'

const searching = (search: PlayView['search']) => ({ play: samplePlay({ search }) })
const open = searching({ text: '', state: 'open' })
const field = () => screen.getByRole('searchbox', { name: 'Search for a question' })

/** Beside them it tells that somebody is at it. */
const searchesOf = ({ emitted }: { emitted: readonly { name: string }[] }) =>
  emitted.filter(({ name }) => name === 'search_requested')

describe('StockSearchField', () => {
  it('asks for what was typed, by the button and by the Enter key', async () => {
    const { host } = renderCard(StockSearchField, open)
    await userEvent.type(field(), 'boats')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await userEvent.type(field(), ' & "lakes"{Enter}')
    expect(searchesOf(host)).toEqual([
      { name: 'search_requested', data: { text: 'boats' } },
      { name: 'search_requested', data: { text: 'boats & "lakes"' } },
    ])
  })

  it('begins with what the page is about, and may be left empty', async () => {
    const { host } = renderCard(StockSearchField, searching({ text: 'lakes', state: 'open' }))
    expect(field()).toHaveValue('lakes')
    await userEvent.clear(field())
    await userEvent.type(field(), '{Enter}')
    expect(searchesOf(host)).toEqual([{ name: 'search_requested', data: { text: '' } }])
  })

  it('then shows what was searched for in its place', async () => {
    const { update } = renderCard(StockSearchField, open)
    update(searching({ text: '', state: 'asking' }))
    expect(field()).toHaveValue('')
    update(searching({ text: 'A red boat', state: 'found' }))
    expect(field()).toHaveValue('A red boat')
  })

  it('takes no longer text than the server does, and none while it asks', () => {
    const { host } = renderCard(StockSearchField, searching({ text: 'a', state: 'asking' }))
    expect(field()).toHaveAttribute('maxlength', '500')
    fireEvent.submit(field().closest('form')!)
    expect(searchesOf(host)).toEqual([])
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['asking', 'Searching…', 'Buscando…'],
    ['found', 'Here is a question about it', 'Aquí hay una pregunta sobre eso'],
    ['none', 'Nothing fits. Here is another question.', 'No hay nada sobre eso'],
    ['failed', 'The search did not work. Try again.', 'La búsqueda no funcionó'],
  ] as const)('says aloud what came of it: %s', (state, english, spanish) => {
    const { update } = renderCard(StockSearchField, open)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    update(searching({ text: 'boats', state }))
    expect(status).toHaveTextContent(english)
    update({ ...searching({ text: 'boats', state }), locale: 'es-mx' })
    expect(status).toHaveTextContent(spanish)
  })

  it('shows markup as the letters that it is', () => {
    const text = '<img src=x onerror=alert(1)>'
    const { container } = renderCard(StockSearchField, searching({ text, state: 'none' }))
    expect(field()).toHaveValue(text)
    expect(container.querySelector('img')).toBeNull()
  })

  it('is nowhere on a screen without a search', () => {
    expect(renderCard(StockSearchField, {}).container).toBeEmptyDOMElement()
  })
})
