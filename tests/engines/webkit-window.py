#!/usr/bin/python3
"""A window of WebKitGTK with nothing but the page in it, for WebKitWebDriver to drive.

The MiniBrowser of Debian forgets everything when it is driven; this one keeps what a page stores in a folder, as an
iPhone does. By its environment: WINDOW_FOLDER, WINDOW_SIZE (`390x844`, CSS pixels). What the page says on its console
goes to the standard output.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER = os.environ["WINDOW_FOLDER"]
WIDTH, HEIGHT = map(int, os.environ["WINDOW_SIZE"].split("x"))


def open_window(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    # A finger brings none, and they would lie over the page.
    view.connect("query-tooltip", lambda *_: view.stop_emission_by_name("query-tooltip"))
    window = Gtk.Window(decorated=False, default_width=WIDTH, default_height=HEIGHT)
    window.move(0, 0)
    window.add(view)
    window.show_all()
    return view


def on_automation(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit-window")
    about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


def keep_download(download, suggested):
    download.set_destination(f"file://{FOLDER}/downloads/{suggested}")
    return True


data = WebKit2.WebsiteDataManager(base_data_directory=f"{FOLDER}/data", base_cache_directory=f"{FOLDER}/cache")
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.connect("automation-started", on_automation)
context.connect("download-started", lambda _, download: download.connect("decide-destination", keep_download))
Gtk.main()
