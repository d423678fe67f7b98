/**
 * Several pages in one file for the service worker, by their addresses: one request instead of many, and their shared
 * header is sent once. The build lists the addresses in `/pages/app.json` and `/pages/public.json`; the server sends
 * these files with its pages in them, in which the import map and its hash are left open (see open-places.ts).
 */
export type PagePack = Readonly<Record<string, { readonly html: string; readonly policy: string }>>
