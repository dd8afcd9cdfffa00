import { unpack, type Packed } from '#web/lib/packed'
import type { ContentData } from './content_data'
import { ContentView } from './content_view'

/** A page or post at its stored permalink. */
export default function ContentPermalink({ data }: { data: unknown }) {
  const { content } = data as { content: Packed<ContentData> }
  return <ContentView content={unpack(content)} />
}
