import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from './paths.mjs'
import { makeBillOfMaterials } from './sbom.mjs'

const manifest = (workspace) => JSON.parse(readFileSync(inRepository(workspace, 'package.json'), 'utf8'))

/** As a bill of materials names a package: `pkg:npm/%40ai-sdk/openai-compatible@3.0.92`. */
const purlsOf = (dependencies) =>
  Object.entries(dependencies).map(([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`)

describe('the software bill of materials', () => {
  const bill = makeBillOfMaterials()
  const named = bill.components.map(({ purl }) => purl)
  const [server, web] = [manifest('apps/server'), manifest('apps/web')]

  it('names everything that the server and the pages stand on, in its version', () => {
    const wanted = [...purlsOf(server.dependencies), ...purlsOf(web.dependencies)]
    expect(wanted.filter((purl) => !named.includes(purl))).toEqual([])
    expect(wanted).toContain('pkg:npm/%40glimmer/domain@0.1.0')
    expect(bill.bomFormat).toBe('CycloneDX')
  })

  it('says which licence and which content each has, and what it stands on', () => {
    const hono = bill.components.find(({ name }) => name === 'hono')
    expect(hono).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512' }] })
    const refs = new Set(bill.components.map((component) => component['bom-ref']))
    const stoodOn = bill.dependencies.flatMap(({ dependsOn }) => dependsOn)
    expect(stoodOn).toContain(hono['bom-ref'])
    expect(stoodOn.filter((ref) => !refs.has(ref))).toEqual([])
  })

  it('names no tool', () => {
    // What is ours is no tool: a test may ask for a package of the workspace that the pages stand on by another one.
    const tools = [manifest('.'), server, web]
      .flatMap(({ devDependencies }) => purlsOf(devDependencies))
      .filter((purl) => !purl.includes('%40glimmer/'))
      // The server encrypts with it, by way of web-push; tests open with it what was encrypted.
      .filter((purl) => !purl.startsWith('pkg:npm/http_ece@'))
    expect(tools.filter((purl) => named.includes(purl))).toEqual([])
  })
})
