import { act, renderHook } from '@testing-library/react'
import { useHiddenColumns } from './shown_columns'

const columnsOf = () => renderHook(() => useHiddenColumns('games', ['created'])).result

describe('The columns that are put away', () => {
  afterEach(() => localStorage.clear())

  it('are the usual ones until somebody chooses, and stay as they were chosen', () => {
    const first = columnsOf()
    expect(first.current[0]).toEqual(['created'])
    act(() => first.current[1]('created', true))
    expect(first.current[0]).toEqual([])
    expect(columnsOf().current[0]).toEqual([])
  })

  it('are the usual ones where the browser holds something else', () => {
    localStorage.setItem('vs:console:columns:games', '{')
    expect(columnsOf().current[0]).toEqual(['created'])
  })
})
