/** The id of each page's main part: where the skip link leads and where the focus goes on a new page. */
export const CONTENT_ID = 'content'
