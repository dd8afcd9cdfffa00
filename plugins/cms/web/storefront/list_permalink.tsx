import { unpack, type Packed } from '#web/lib/packed'
import type { ListData } from './content_data'
import { ContentListView } from './content_list_view'

/** A list of contents at its stored permalink. */
export default function ListPermalink({ data }: { data: unknown }) {
  const { list, category } = data as { list: Packed<ListData>; category: string | null }
  return <ContentListView data={unpack(list)} category={category} />
}
