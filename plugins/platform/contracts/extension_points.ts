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
    'platform.banner_places': BannerPlace
    'platform.banners': BannerSource
    'platform.branding': BrandingSource
    'platform.dashboard_widgets': DashboardWidget
    'platform.desk_sources': DeskSource
    'platform.home_leads': HomeLead
    'platform.home_pages': HomePage
    'platform.menu_counts': MenuCount
    'platform.message_takers': MessageTaker
    'platform.metadata_sources': MetadataSource
    'platform.missing_pages': MissingPage
    'platform.permalink_patterns': PermalinkPatternSource
    'platform.permalink_sources': PermalinkSource
    'platform.record_sources': RecordSource
    'platform.search_sources': SearchSource
    'platform.sitemap_sources': SitemapSource
    'platform.timeline_sources': TimelineSource
    'platform.timeline_subjects': TimelineSubjectSource
  }
}
