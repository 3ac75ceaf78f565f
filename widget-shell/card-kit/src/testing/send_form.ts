import type { ClientRequest } from 'node:http'

const contentOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

/** Sends a form as a browser does, as far as its files go. */
export async function sendForm(call: ClientRequest, form: FormData) {
  const boundary = 'between-two-parts'
  call.setHeader('content-type', `multipart/form-data; boundary=${boundary}`)
  for (const [name, part] of form) {
    const file = part as File
    call.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file.name}"\r\n` +
        `content-type: ${file.type}\r\n\r\n${await contentOf(file)}\r\n`
    )
  }
  call.end(`--${boundary}--\r\n`)
}
