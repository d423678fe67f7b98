import { BlockList, isIP } from 'node:net'

/** Networks in which no public service lives (RFC 6890 and its successors), so that a stranger's address leads into none. */
const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4')

/** All that is public in IPv6 lies in 2000::/3; these parts of it carry an IPv4 address or are for examples. */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const notPublicV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublicV6.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
}
