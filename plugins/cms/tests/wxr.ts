/** A record of an export of WordPress. */
interface Item {
  id: number
  title: string
  body?: string
  type?: string
  status?: string
  parent?: number
  slug?: string
  /** Default: an address with a query. */
  link?: string
  more?: string
}

export const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export function item({ id, title, body = '', type = 'post', status = 'publish', ...given }: Item): string {
  const { parent = 0, slug = '', link = `https://old.example/?p=${id}`, more = '' } = given
  return `<item><title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata('paule')}</dc:creator>
  <guid isPermaLink="false">https://old.example/?p=${id}</guid><content:encoded>${cdata(body)}</content:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2020-05-06 07:08:09</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
  <wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:post_type>${type}</wp:post_type>${more}</item>`
}

/** An export of `https://old.example`, in French. */
export const site = (items: readonly string[], beside = ''): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
<link>https://old.example</link><language>fr-FR</language><wp:base_blog_url>https://old.example</wp:base_blog_url>${beside}
${items.join('\n')}</channel></rss>`

export const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`
