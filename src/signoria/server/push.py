"""Web push (RFC 8030, 8291, 8292): encrypted for the browser, signed with the host's own key.

Only configured hosts are called: an address a client names is not trusted.
"""

import base64
import hashlib
import hmac
import os
import time
from fnmatch import fnmatchcase
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from signoria.server.config import BadConfig, Config

KEPT = 24 * 3600
"""Seconds a push service keeps a message for a browser that is off."""
_POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


class Gone(Exception):
    """The browser no longer wants to hear from us."""


class Push:
    """Sends to the push services of browsers."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str, hosts: str) -> None:
        self.key = key
        self.contact = contact
        self.hosts = [host.strip() for host in hosts.split(",") if host.strip()]
        self.public = _b64(key.public_key().public_bytes(*_POINT))

    def allowed(self, endpoint: str) -> bool:
        """Is this one of the configured hosts, over https?"""
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        plain = parts.username is None and parts.port in (None, 443)
        return parts.scheme == "https" and plain and any(fnmatchcase(host, known) for known in self.hosts)

    async def send(self, endpoint: str, p256dh: str, auth: str, what: object) -> None:
        if not self.allowed(endpoint):
            raise Gone
        body = encrypt(msgspec.json.encode(what), _bytes(p256dh), _bytes(auth))
        headers = {
            "Authorization": self._signed(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
        }
        try:
            async with httpx.AsyncClient(timeout=10, follow_redirects=False) as client:
                answer = await client.post(endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            raise OSError(str(error)) from error
        if answer.status_code in (404, 410):
            raise Gone
        if answer.status_code >= 400:
            raise OSError(f"the push service answered {answer.status_code}")

    def _signed(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"https://{parts.hostname}",
            "exp": int(time.time()) + KEPT // 2,
            "sub": self.contact,
        }
        text = ".".join(_b64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{text}.{_b64(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"


def encrypt(text: bytes, browser: bytes, auth: bytes) -> bytes:
    """A message that only this browser can read (RFC 8291)."""
    curve = ec.SECP256R1()
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(curve, browser)
    ours = ec.generate_private_key(curve)
    public = ours.public_key().public_bytes(*_POINT)
    shared = _hmac(auth, ours.exchange(ec.ECDH(), theirs))
    material = _hmac(shared, b"WebPush: info\0" + browser + public + b"\x01")
    salt = os.urandom(16)
    prk = _hmac(salt, material)
    key = _hmac(prk, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _hmac(prk, b"Content-Encoding: nonce\0\x01")[:12]
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + (4096).to_bytes(4) + bytes([len(public)]) + public + sealed


def connect(config: Config) -> Push | None:
    """Web push with the host's key; the key file is made if it does not exist."""
    if not config.push_key:
        return None
    path = Path(config.push_key)
    if not path.exists():
        made = ec.generate_private_key(ec.SECP256R1())
        form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        path.touch(mode=0o600)
        path.write_bytes(made.private_bytes(*form))
    key = serialization.load_pem_private_key(path.read_bytes(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise BadConfig(f"{path} holds no P-256 private key.")
    return Push(key, _contact(config), config.push_hosts)


def _contact(config: Config) -> str:
    """To whom push services may turn, as a URI: a bare address is refused (RFC 8292)."""
    named = config.push_contact
    bare = "@" in named and ":" not in named
    return f"mailto:{named}" if bare else named or config.base or "mailto:nobody@localhost"


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, hashlib.sha256)


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
