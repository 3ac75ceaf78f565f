import { useSearchParams } from 'react-router'

/** What somebody chose stands in the address, so that it can be sent to somebody. */
export function useKeptChoice() {
  const [params, setParams] = useSearchParams()
  return {
    kept: (name: string) => params.get(name) ?? '',
    keep: (name: string, value: string) =>
      setParams(
        (before) => {
          if (value === '') before.delete(name)
          else before.set(name, value)
          return before
        },
        { replace: true }
      ),
  }
}
