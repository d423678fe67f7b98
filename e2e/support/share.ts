/** What a device opens when another app shares a page. */
export const sharedAddress =
  '/brain-dump?share-title=A+soup&share-text=for+Sam&share-url=https%3A%2F%2Fsoup.example'
