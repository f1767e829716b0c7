export const BLOG_FEED_PATH = "/blog/rss.xml";
