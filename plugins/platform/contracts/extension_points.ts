import type { BannerPlace, BannerSource } from '#plugins/platform/contracts/banner'
import type { BrandingSource } from '#plugins/platform/contracts/branding_source'
import type { DashboardWidget } from '#plugins/platform/contracts/dashboard_widget'
import type { DeskSource } from '#plugins/platform/contracts/desk_source'
import type { HomeLead, HomePage } from '#plugins/platform/contracts/home_page'
import type { MenuCount } from '#plugins/platform/contracts/menu_count'
import type { MessageTaker } from '#plugins/platform/contracts/message_taker'
import type { MetadataSource } from '#plugins/platform/contracts/metadata_source'
import type { MissingPage } from '#plugins/platform/contracts/missing_page'
import type { PermalinkPatternSource } from '#plugins/platform/contracts/permalink_patterns'
import type { PermalinkSource } from '#plugins/platform/contracts/permalink_source'
import type { RecordSource } from '#plugins/platform/contracts/record_source'
import type { SearchSource } from '#plugins/platform/contracts/search_source'
import type { SitemapSource } from '#plugins/platform/contracts/sitemap_source'
import type { TimelineSource, TimelineSubjectSource } from '#plugins/platform/contracts/timeline_source'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** Kinds of pages that have room for a banner, by name. Their screens load and show it. */
    'platform.banner_places': BannerPlace
    /**
     * Gives pages their banners. The first contribution that has one for a spot is shown there. Pages ask often: no
     * statement where there is none.
     */
    'platform.banners': BannerSource
    /** Colours, pictures and fonts of the shop in the start-up data. The first contribution counts. */
    'platform.branding': BrandingSource
    /**
     * Boxes of the dashboard for a period of days: figures, a series by day, or rows. Amounts are minor units. A box
     * that fails affects no other.
     */
    'platform.dashboard_widgets': DashboardWidget
    /**
     * Things that wait for somebody, on the desk of the back office, with who has to do the next step, since when and
     * until when.
     */
    'platform.desk_sources': DeskSource
    /** What stands at the top of the shop’s own home page. The first contribution that has something is shown. */
    'platform.home_leads': HomeLead
    /** A page in the place of the shop’s own home page. The first contribution that has one is shown. */
    'platform.home_pages': HomePage
    /**
     * The number of waiting records at an entry of the menu. Queried once a minute by everybody: one cheap statement.
     */
    'platform.menu_counts': MenuCount
    /**
     * Makes something of its own, such as a ticket, of a message that a visitor wrote with a form. Runs in the
     * transaction that stores the message; true: it is taken.
     */
    'platform.message_takers': MessageTaker
    /**
     * Title, description, pictures and structured data of the plugin’s pages. Called for every page: null for those
     * of others.
     */
    'platform.metadata_sources': MetadataSource
    /** Says why nothing stands at an address, by an error with its status. Null: it knows nothing of it. */
    'platform.missing_pages': MissingPage
    /**
     * Kinds of pages whose addresses staff may form. All addresses of a kind move in one transaction, and the old
     * ones lead to the new ones.
     */
    'platform.permalink_patterns': PermalinkPatternSource
    /** Kinds of pages whose addresses are data, for the start-up data: a pattern, and the first addresses. */
    'platform.permalink_sources': PermalinkSource
    /** Records that the palette of the back office finds. Who lacks the permission finds none. */
    'platform.record_sources': RecordSource
    /** Kinds of things that the search of the shop finds, in one form for all. Prices are minor units. */
    'platform.search_sources': SearchSource
    /** Pages that search engines should know, in slices. */
    'platform.sitemap_sources': SitemapSource
    /** Entries of the plugin for the timelines of records, newest first by one statement, and answers to them. */
    'platform.timeline_sources': TimelineSource
    /** Kinds of records that have a timeline, by name. */
    'platform.timeline_subjects': TimelineSubjectSource
  }
}
