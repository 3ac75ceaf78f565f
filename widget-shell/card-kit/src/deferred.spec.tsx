import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deferred } from './deferred'

const Late = ({ name }: { name: string }) => <p>{name} is here</p>
const fallbacks = {
  loading: ({ name }: { name: string }) => <p>{name} is coming</p>,
  failed: (_: unknown, retry: () => void) => <button onClick={retry}>again</button>,
}

describe('deferred', () => {
  it('draws the component once its code is there', async () => {
    const Deferred = deferred(async () => Late, fallbacks)
    render(<Deferred name="Ana" />)
    expect(screen.getByText('Ana is coming')).toBeInTheDocument()
    expect(await screen.findByText('Ana is here')).toBeInTheDocument()
  })

  it('asks for lost code again', async () => {
    const load = jest.fn(async () => Late).mockRejectedValueOnce(new Error('lost'))
    const Deferred = deferred(load, fallbacks)
    render(<Deferred name="Ana" />)
    await userEvent.click(await screen.findByRole('button', { name: 'again' }))
    expect(await screen.findByText('Ana is here')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('keeps the place of code whose file did not come, and asks for it again by itself', async () => {
    const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError' })
    const load = jest.fn(async () => Late).mockRejectedValueOnce(lost)
    const Deferred = deferred(load, fallbacks)
    render(<Deferred name="Ana" />)
    expect(await screen.findByText('Ana is here')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'again' })).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is there at once when its code was fetched early, and fetches it once', async () => {
    const load = jest.fn(async () => Late)
    const Deferred = deferred(load, fallbacks)
    await Deferred.preload()
    render(<Deferred name="Ana" />)
    expect(screen.getByText('Ana is here')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('keeps quiet about code that could not be fetched early', async () => {
    const load = jest.fn(async () => Late).mockRejectedValueOnce(new Error('lost'))
    const Deferred = deferred(load, fallbacks)
    await expect(Deferred.preload()).resolves.toBeUndefined()
    render(<Deferred name="Ana" />)
    expect(await screen.findByText('Ana is here')).toBeInTheDocument()
  })
})

describe('deferred without views of its own', () => {
  it('draws nothing meanwhile, and asks for lost code again once the browser is online', async () => {
    const load = jest.fn(async () => Late).mockRejectedValueOnce(new Error('lost'))
    const Deferred = deferred(load)
    const { container } = render(<Deferred name="Ana" />)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(container).toBeEmptyDOMElement()
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(screen.getByText('Ana is here')).toBeInTheDocument()
    })
  })
})
