declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  const ece: {
    decrypt(
      body: Buffer,
      keys: {
        readonly version: 'aes128gcm'
        readonly privateKey: ECDH
        readonly authSecret: Buffer
      },
    ): Buffer
  }
  export default ece
}
