interface Form {
  action: string
  /** Name of the target window. */
  target: string
  fields: URLSearchParams
}

/** Submits a form into another window. */
export function postForm(page: Document, { action, target, fields }: Form): void {
  const form = page.createElement('form')
  Object.assign(form, { method: 'post', action, target, hidden: true })
  for (const [name, value] of fields) {
    const input = page.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  page.body.append(form)
  form.submit()
  form.remove()
}
