vcl 4.1;
# Varnish 7 before two processes of the shop, as docs/operations.md asks of a CDN. The shop has CDN=1, TRUST_PROXY=1 and
# CDN_PURGE_URL=http://127.0.0.1:8099/, where varnish-purge.mjs listens. tests/postgres/behind-varnish.test.ts holds it to it.

import directors;
import std;

backend one { .host = "127.0.0.1"; .port = "4321"; }
backend two { .host = "127.0.0.1"; .port = "4322"; }

acl purgers { "127.0.0.1"; "::1"; }

sub vcl_init {
  new shops = directors.round_robin();
  shops.add_backend(one);
  shops.add_backend(two);
}

sub vcl_recv {
  if (req.method == "BAN") {
    if (client.ip !~ purgers) { return (synth(405)); }
    if (req.http.X-Ban-Everything) {
      if (!std.ban("obj.status != 0")) { return (synth(500, std.ban_error())); }
    } elsif (!std.ban("obj.http.Cache-Tag ~ " + req.http.X-Ban-Tags)) {
      return (synth(400, std.ban_error()));
    }
    return (synth(200));
  }
  set req.backend_hint = shops.backend();

  # The shop believes them of its proxy, so nobody else's get there. Where TLS ends here, set X-Forwarded-Proto to "https".
  unset req.http.X-Forwarded-Proto;
  unset req.http.X-Request-Id;

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization) { return (pass); }
  # Who looks at a closed shop, and who is logged in without an s: a customer with one gets everybody's pages.
  if (req.http.Cookie ~ "(^|;\s*)liberarAcesso=") { return (pass); }
  if (req.http.Cookie ~ "(^|;\s*)vitrine=[^;]*l" && req.http.Cookie !~ "(^|;\s*)vitrine=[^;]*s") { return (pass); }

  # Parameters that name pages nobody else sees, as they stand.
  if (req.url ~ "[?&](debug|offPage|testeLoja|liberarAcesso|key|aviso|feitos|grupo|previa)(=|&|$)") { return (pass); }
  # Parameters that change a page; all others are left out of the key.
  set req.http.X-Key = "&" + regsub(req.url, "^[^?]*\??", "");
  set req.http.X-Key = regsuball(req.http.X-Key, "&(?!(?:pg|ipp|order|busca|categoria|marca|filtro|atributo|preco|descontoPrecoPor|selo|disponibilidade|p|avaliacoes|ordem-avaliacoes|valor|de|para|metros|precisa)(?:=|&|$))[^&]*", "");
  return (hash);
}

sub vcl_hash {
  hash_data(regsub(req.url, "\?.*$", ""));
  hash_data(req.http.X-Key);
  if (req.http.User-Agent ~ "(?i)mac|iphone|ipad|ipod") { hash_data("apple"); }
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Key;
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "^public" || beresp.http.Cache-Control ~ "private|no-store") {
    # Not kept; those who ask at the same time do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # Varnish would show a page ten seconds too long that does not say how long it may be shown stale.
  if (beresp.http.Cache-Control !~ "stale-while-revalidate") { set beresp.grace = 0s; }
  return (deliver);
}

sub vcl_deliver {
  # For caches in front of browsers alone.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=\d+, stale-while-revalidate=\d+", "");
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Key;
}
