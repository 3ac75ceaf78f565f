/** A small application of a publisher: it swaps its content and its address, and never loads another page. */
const FIRST = 'coast'

const main = document.querySelector('main')
const links = [...document.querySelectorAll('.atlas nav a')]
const templateOf = (address) => {
  const trip = new URL(address).searchParams.get('trip')
  return document.getElementById(`trip-${trip}`) ?? document.getElementById(`trip-${FIRST}`)
}
let shown = null

function show() {
  const template = templateOf(location.href)
  // A link within the page is a step of the history too.
  if (template === shown) return
  shown = template
  main.replaceChildren(template.content.cloneNode(true))
  for (const link of links) link.ariaCurrent = templateOf(link.href) === template ? 'page' : null
  document.title = `${main.querySelector('h1').textContent} | Pocket Atlas`
  // Finds the new places, and lets go of the widgets that went with the old content. The loader itself scans when it comes.
  window.VSWidget?.scan()
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    show()
    scrollTo(0, 0)
    main.focus()
  })
}
addEventListener('popstate', show)
show()
