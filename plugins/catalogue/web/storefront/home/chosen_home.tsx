import { unpack, type Packed } from '#web/lib/packed'
import type { ResponseOf } from '#web/lib/registry'
import { RichText } from '#web/rich_text/rich_text'
import { LeadPicture } from '#web/ui/lead_picture'

export type ChosenHomeData = NonNullable<ResponseOf<'platform.home_page.show'>['data']>

/** A page of the site in the place of the shop's own home page. */
export function ChosenHome({ page }: { page: Packed<ChosenHomeData> }) {
  const { title, excerpt, picture, document } = unpack(page)
  return (
    <article className="shell pt-8 pb-16 md:pt-12 md:pb-24">
      <header className="mb-8 md:mb-12">
        <h1 className="font-serif text-3xl text-balance md:text-4xl">{title}</h1>
        {excerpt && <p className="mt-4 max-w-[60ch] text-lg text-muted">{excerpt}</p>}
      </header>
      {picture && <LeadPicture picture={picture} />}
      <RichText document={document} isLead={!picture} />
    </article>
  )
}
