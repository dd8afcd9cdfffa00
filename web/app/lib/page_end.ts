/** Id of the page's last element. The browser has parsed the whole page when it reaches it (`rel="expect"` in root.tsx). */
export const PAGE_END_ID = 'foot'
