import drive from '@adonisjs/drive/services/main'

/** Topic of the outbox under which files are removed. */
export const FILE_REMOVAL = 'assets.remove_file'

/** `{owner}/{asset}/{name}`: two UUIDs, and a name of ours whose ending says what the file is. */
const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}\/[\w-]{22}\.webp$/

export const storedFiles = {
  /** The only type: we encode every stored picture ourselves. */
  contentType: 'image/webp',
  isKey: (key: string) => KEY.test(key),
  keyOf: (ownerId: string, assetId: string, name: string) => `${ownerId}/${assetId}/${name}.webp`,
  put: (key: string, bytes: Uint8Array) =>
    drive.use().put(key, bytes, { contentType: storedFiles.contentType }),
  /** null when there is no such file. */
  async open(key: string) {
    return (await drive.use().exists(key)) ? drive.use().getStream(key) : null
  },
  /** A missing file is no error. */
  remove: (key: string) => drive.use().delete(key),
}
