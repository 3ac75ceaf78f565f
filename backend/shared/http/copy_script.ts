/**
 * Runs on a page: makes each button with `data-copies` copy the text of the element with this id, and say so in the status beside
 * it, in the words of `data-done` or `data-failed`. Without scripts these buttons stay hidden.
 */
export const COPY_SCRIPT = `
for (const button of document.querySelectorAll('[data-copies]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copies)
    const status = button.parentElement.querySelector('[role=status]')
    status.textContent = ''
    try {
      await navigator.clipboard.writeText(text.textContent)
      status.textContent = button.dataset.done
    } catch {
      getSelection().selectAllChildren(text)
      status.textContent = button.dataset.failed
    }
  })
}`
